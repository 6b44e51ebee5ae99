import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useSimpleFormIterator } from 'react-admin';

/** Adds a row to a list in a form, in words: where the list is empty a plus alone says nothing. */
export const AddRow = ({ label }: { label: string }) => {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<AddIcon />} onClick={() => add()}>
      {label}
    </Button>
  );
};
