import { MenuItem, TextField } from '@mui/material';
import { t } from '../texts';

interface Props {
  label: string;
  /** Of the one that is chosen; empty where none is yet. */
  method: string;
  offered: readonly { method: string; label: string }[];
  onMethod: (method: string) => void;
  /** The number that the chosen one asks for; undefined where it asks for none. */
  mobileNumber: string | undefined;
  onMobileNumber: (mobileNumber: string) => void;
}

/** By which of these ways staff lets a buyer pay, and the phone that pays where one is wanted. */
export const PaidBy = ({ label, method, offered, onMethod, mobileNumber, onMobileNumber }: Props) => (
  <>
    <TextField select label={label} value={method} onChange={(event) => onMethod(event.target.value)}>
      {offered.map((one) => (
        <MenuItem key={one.method} value={one.method}>
          {one.label}
        </MenuItem>
      ))}
    </TextField>
    {mobileNumber !== undefined && (
      <TextField
        label={t('Phone that pays')}
        type="tel"
        required
        value={mobileNumber}
        onChange={(event) => onMobileNumber(event.target.value)}
      />
    )}
  </>
);
