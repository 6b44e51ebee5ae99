import { useState } from 'react';
import { Link } from 'react-router';
import type { ProductCard } from '../platform/api/types';
import { cartTexts } from '../platform/messages/en/cart';
import { favoriteTexts } from '../platform/messages/en/favorites';
import { productPath } from '../platform/product-path';
import { putIntoCart } from '../platform/stores/cart-count';
import { Button, IconButton, LinkButton } from '../ui/button';
import { firstClick } from '../ui/first-click';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { Stars } from '../ui/stars';
import { TilePrice } from '../ui/tile-price';

/** A saved product, with its remove button and the shortest way into the cart. */
export function FavoriteCard({ product, onRemove }: { product: ProductCard; onRemove: () => void }) {
  const to = productPath(product);
  return (
    <li className="group relative flex flex-col">
      <Link to={to} prefetch="intent" className="plate block aspect-square" tabIndex={-1} aria-hidden="true">
        <Picture
          image={product.images[0]}
          sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 30vw, calc(50vw - 1.5rem)"
          alt=""
        />
      </Link>
      <IconButton
        label={favoriteTexts.remove(product.name)}
        onClick={firstClick(onRemove)}
        className="absolute end-2 top-2 bg-surface"
      >
        <Icon name="trash" />
      </IconButton>
      <Link to={to} className="card-link mt-3 font-semibold underline-offset-4 hover:underline">
        {product.name}
      </Link>
      <span className="mt-1 grid gap-1">
        <TilePrice product={product} />
        <Stars rating={product.rating} ratings={product.ratingCount} />
      </span>
      <span className="mt-auto pt-3">
        <BuyButton product={product} />
      </span>
    </li>
  );
}

function BuyButton({ product }: { product: ProductCard }) {
  const [busy, setBusy] = useState(false);
  if (!product.inStock) {
    return (
      <Button look="secondary" disabled className="w-full">
        {cartTexts.soldOut}
      </Button>
    );
  }
  if (!product.defaultVariantId) {
    return (
      <LinkButton look="secondary" to={productPath(product)} className="w-full">
        {cartTexts.chooseOptions}
      </LinkButton>
    );
  }
  const add = () => {
    setBusy(true);
    const intent = { productId: product._id, variantId: product.defaultVariantId, quantity: 1 };
    void putIntoCart(intent, 'list').finally(() => setBusy(false));
  };
  return (
    <Button busy={busy} onClick={add} className="w-full">
      {busy ? cartTexts.adding : cartTexts.addToCart}
    </Button>
  );
}
