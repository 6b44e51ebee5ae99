import { iconSheet } from './brand-folder';

/** The symbols of `public/brand/icons-v5/icons.svg`: our own 24×24 line icons. */
export type IconName =
  | 'search'
  | 'bag'
  | 'heart'
  | 'user'
  | 'menu'
  | 'close'
  | 'left'
  | 'right'
  | 'down'
  | 'arrow'
  | 'plus'
  | 'minus'
  | 'check'
  | 'pause'
  | 'play'
  | 'trash'
  | 'truck'
  | 'headset'
  | 'shield'
  | 'card'
  | 'phone'
  | 'cash'
  | 'bank'
  | 'lock'
  | 'filter'
  | 'grid'
  | 'rows'
  | 'compact'
  | 'star'
  | 'info'
  | 'alert'
  | 'box'
  | 'clock'
  | 'sun'
  | 'mail'
  | 'edit'
  | 'print'
  | 'logout'
  | 'settings'
  | 'pin'
  | 'share'
  | 'download';

/** A decorative icon; give the control around it a name of its own. `star` and `heart` take `filled`. */
export function Icon({ name, filled, className }: { name: IconName; filled?: boolean; className?: string }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      data-filled={filled || undefined}
      aria-hidden="true"
    >
      <use href={`${iconSheet}#${name}`} />
    </svg>
  );
}
