import { partTexts } from '../platform/messages/en/product-parts';
import { sizeGuideOf } from '../platform/messages/en/size-guides';
import { Dialog } from '../ui/dialog';
import { useBackCloses } from '../ui/use-back-closes';

/** The sizes of a category with what to measure, as a dialog. */
export default function SizeTable({ category, onClose }: { category: string; onClose: () => void }) {
  useBackCloses(true, onClose);
  const { columns, rows, how } = sizeGuideOf(category);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${partTexts.sizeGuide}: ${category.charAt(0).toUpperCase()}${category.slice(1)}`}
    >
      <p className="mb-4 text-sm text-ink-soft">{how}</p>
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={partTexts.sizeGuide}>
        <table className="size-table tnum">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...figures]) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {figures.map((figure, index) => (
                  <td key={columns[index + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
