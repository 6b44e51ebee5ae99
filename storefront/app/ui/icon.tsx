/** Our own 24×24 line icons. `star` and `heart` take `filled`. */
const shapes = {
  search: 'M10.5 18a7.5 7.5 0 1 1 0-15 7.5 7.5 0 0 1 0 15Zm5.5-2 5 5',
  bag: 'M5 8h14l-1 12.2a1 1 0 0 1-1 .8H7a1 1 0 0 1-1-.8L5 8Zm3.5 0V6.5a3.5 3.5 0 0 1 7 0V8',
  heart: 'M12 20.5S3.5 15.4 3.5 9.4A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.8c0 6-8.5 11.1-8.5 11.1Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 9a7.5 7.5 0 0 1 15 0',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h11',
  close: 'M5.5 5.5l13 13m0-13-13 13',
  left: 'M14.5 5.5 8 12l6.5 6.5',
  right: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  arrow: 'M4 12h16m-6.5-6.5L20 12l-6.5 6.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm4.5 12.5 5 5 10-11',
  pause: 'M8.5 5.5v13m7-13v13',
  play: 'M8 5.2v13.6L19 12 8 5.2Z',
  trash: 'M4.5 6.5h15m-10 0V4.2h5v2.3m-8 0 .9 14h9.2l.9-14M10 10.5v6m4-6v6',
  truck:
    'M2.5 6h11.5v11H2.5V6ZM14 10h4l3.5 3.5V17H14v-7ZM7 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  headset:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h2.5V19H5a1 1 0 0 1-1-1v-4.5Zm16 0h-2.5V19H19a1 1 0 0 0 1-1v-4.5ZM17.5 19c0 1.5-1.5 2.5-3.5 2.5h-1.5',
  shield: 'M12 3 4.5 6v5.5c0 4.7 3.2 8 7.5 9.5 4.3-1.5 7.5-4.8 7.5-9.5V6L12 3Zm-3.5 9 2.5 2.5 4.5-5',
  card: 'M3 6h18v12.5H3V6Zm0 4h18M6.5 15h4',
  phone: 'M7 2.5h10v19H7v-19ZM10.5 18.5h3',
  cash: 'M2.5 6.5h19v11h-19v-11ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 12h.01M18 12h.01',
  lock: 'M5.5 11h13v9.5h-13V11ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  filter: 'M3.5 6.5h17M6.5 12h11m-8 5.5h5',
  grid: 'M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm9 0h7v7h-7v-7Z',
  rows: 'M4 5h16v5.5H4V5Zm0 8.5h16V19H4v-5.5Z',
  compact:
    'M4 4h4v4H4V4Zm6 0h4v4h-4V4Zm6 0h4v4h-4V4ZM4 10h4v4H4v-4Zm6 0h4v4h-4v-4Zm6 0h4v4h-4v-4ZM4 16h4v4H4v-4Zm6 0h4v4h-4v-4Zm6 0h4v4h-4v-4Z',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.1 6.3L12 17.2l-5.5 3.1 1.1-6.3L3 9.6l6.3-.8L12 3Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5M12 7.5h.01',
  alert: 'M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5M12 17h.01',
  box: 'M12 3 4 7v10l8 4 8-4V7l-8-4Zm0 9 8-5m-8 5L4 7m8 5v9',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M19 5l-1.5 1.5m-11 11L5 19',
  mail: 'M3 5.5h18v13H3v-13Zm0 1 9 7 9-7',
  edit: 'm4 20 1-4L16.5 4.5l3 3L8 19l-4 1Z',
  print: 'M6.5 8.5V3.5h11v5m-11 8H3.5v-8h17v8h-3m-11-2.5h11v6.5h-11V14Z',
  logout: 'M14 4H5v16h9M10 12h11m-4-4 4 4-4 4',
  settings:
    'M4 7h9m4 0h3M4 17h3m4 0h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
} as const;

export type IconName = keyof typeof shapes;

/** A decorative icon; give the control around it a name of its own. */
export function Icon({ name, filled, className }: { name: IconName; filled?: boolean; className?: string }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
