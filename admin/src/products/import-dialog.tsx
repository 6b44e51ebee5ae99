import { Button, Typography } from '@mui/material';
import { ImportPlan } from './import-plan';
import type { FileColumns, PlannedImport } from '../records';
import { ImportColumns } from '../layout/file-columns';
import { ImportDialog, useAsking } from '../layout/import-dialog';
import { ImportProgress } from './import-progress';
import { useImport } from './use-import';
import { t } from '../texts';

const toDo = ({ products: { total }, lines }: PlannedImport): string => {
  const verb = lines.create > 0 ? t('Import') : t('Change');
  return t('{total, plural, one {{verb} 1 product} other {{verb} # products}}', { total, verb });
};

/** Where the file is from, unless it is any other. */
const FileIsFrom = ({ columns }: { columns: FileColumns | null }) => {
  const label = columns?.sources.find(({ name }) => name === columns.source)?.label;
  if (!columns || columns.source === 'table' || !label) return null;
  return <Typography sx={{ mb: 1 }}>{t('Read as a file of {label}.', { label })}</Typography>;
};

/** A file of the export, changed in a spreadsheet, comes back: first shown, then done, then undone if need be. */
export const ImportProductsDialog = ({ onClose }: { onClose: () => void }) => {
  const { plan, last, current, moving, failures, read, apply, undo, mapped } = useImport();
  const { columns, mapping, setMapping } = mapped;
  const { asking, failure, during } = useAsking();
  const busy = asking || moving;
  const undoable = last?.canUndo ? last.products.total - last.products.refused : 0;
  const isMapping = mapping && columns !== null;

  return (
    <ImportDialog
      title={t('Import products')}
      hint={
        !isMapping &&
        !plan &&
        t(
          'A file of Shopify, WooCommerce or EverShop is read as it comes, its pictures too. Or export the products, change names, categories, prices, stock and the like in a spreadsheet, and bring the file back here. A row with a new SKU makes a new product. Nothing changes before you have seen what would.',
        )
      }
      asking={asking}
      busy={busy}
      failure={failure}
      onFile={(file) => during(read(file))}
      onClose={onClose}
      undo={
        undoable > 0 &&
        !plan && (
          <Button color="inherit" disabled={busy} onClick={() => during(undo())}>
            {t('Undo the last import ({undoable})', { undoable })}
          </Button>
        )
      }
      actions={
        <>
          {columns && plan && !mapping && (
            <Button disabled={busy} onClick={() => setMapping(true)}>
              {t('Columns')}
            </Button>
          )}
          {mapping && (
            <Button variant="contained" disabled={busy} onClick={() => during(mapped.readAgain())}>
              {t('Read the file so')}
            </Button>
          )}
          {plan && !mapping && (
            <Button
              variant="contained"
              disabled={busy || plan.products.total === 0}
              onClick={() => during(apply())}
            >
              {toDo(plan)}
            </Button>
          )}
        </>
      }
    >
      {current && <ImportProgress current={current} failures={failures} />}
      {isMapping ? (
        <ImportColumns
          columns={columns}
          disabled={busy}
          onSource={(source) => during(mapped.readFrom(source))}
          onField={mapped.say}
        />
      ) : (
        plan && (
          <>
            <FileIsFrom columns={columns} />
            <ImportPlan plan={plan} />
          </>
        )
      )}
    </ImportDialog>
  );
};
