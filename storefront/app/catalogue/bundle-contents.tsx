import { Link } from 'react-router';
import type { Variant } from '../platform/api/types';
import { partTexts } from '../platform/messages/en/product-parts';
import { productPath } from '../platform/product-path';
import { Accordion } from '../ui/accordion';
import { partName } from '../ui/bundle-parts';

type Parts = NonNullable<Variant['parts']>;

export default function BundleContents({ parts }: { parts: Parts }) {
  return (
    <Accordion title={partTexts.inIt} open>
      <ul className="grid gap-1.5 text-sm wrap-anywhere">
        {parts.map((part) => (
          <Part key={part.variantId} {...part} />
        ))}
      </ul>
    </Accordion>
  );
}

/** `2 × Cup · Blue`, which leads to what is sold by itself as well. */
const Part = ({ isSold, productId, variantId, quantity, ...named }: Parts[number]) => (
  <li>
    {quantity} ×{' '}
    {isSold ? (
      <Link
        to={`${productPath({ _id: productId, name: named.name })}?variant=${variantId}`}
        className="link wrap-anywhere"
      >
        <bdi>{partName(named)}</bdi>
      </Link>
    ) : (
      <bdi>{partName(named)}</bdi>
    )}
  </li>
);
