import { partTexts } from '../platform/messages/en/product-parts';
import { sizeGuideOf } from '../platform/messages/en/size-guides';

/** The sizes of a category with what to measure. `label` names the table. */
export function SizeChart({ category, label }: { category: string; label: string }) {
  const { columns, rows, how } = sizeGuideOf(category);
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">{how}</p>
      <div
        className="overflow-x-auto"
        tabIndex={0}
        role="group"
        aria-label={`${partTexts.sizeGuide}: ${label}`}
      >
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
            {rows.map(([size, ...figures], at) => (
              <tr key={`${size} ${at}`}>
                <th scope="row">{size}</th>
                {figures.map((figure, index) => (
                  <td key={columns[index + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
