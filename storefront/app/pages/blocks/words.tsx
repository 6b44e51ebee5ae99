import { LinkButton } from '../../ui/button';
import { type Values, text } from './block';

/** A title: of the page where it is the first block, else of its part. */
export function Title({
  isFirst,
  className,
  children,
}: {
  isFirst: boolean;
  className?: string;
  children: string;
}) {
  if (!children) return null;
  return isFirst ? <h1 className={className}>{children}</h1> : <h2 className={className}>{children}</h2>;
}

/** Button of a block, which leads where the merchant said; none without words or goal. */
export function BlockButton({ fields }: { fields: Values }) {
  const [label, to] = [text(fields, 'button'), text(fields, 'link')];
  if (!label || !to) return null;
  if (to.startsWith('/')) return <LinkButton to={to}>{label}</LinkButton>;
  return (
    <a href={to} rel="noopener" className="btn btn-primary">
      {label}
    </a>
  );
}
