/** The sandbox's one stylesheet: the shop's colours, phone first. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf8f3, #171412);
  --surface: light-dark(#ffffff, #211c19);
  --sunken: light-dark(#f3ede4, #100e0c);
  --line: light-dark(#e4dbce, #3a332d);
  --line-strong: light-dark(#8f8375, #8a7e72);
  --ink: light-dark(#231e1a, #f5eee5);
  --ink-soft: light-dark(#655a50, #b9ada0);
  --accent: light-dark(#c04e2b, #ec8259);
  --accent-hover: light-dark(#a53f20, #f59873);
  --on-accent: light-dark(#ffffff, #1f0e07);
  --accent-text: light-dark(#a8421f, #f29c79);
  --good: light-dark(#23694a, #7fcfa6);
  --good-wash: light-dark(#e3f1e9, #17301f);
  --warn: light-dark(#7a4f05, #ecbf6c);
  --warn-wash: light-dark(#fbf0d9, #33270f);
  --bad: light-dark(#b3261e, #ff9d92);
  --bad-wash: light-dark(#fbe6e3, #3d1a17);
  --gutter: clamp(1rem, 0.4rem + 2.6vw, 3rem);
}
*, ::before, ::after { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, 'Segoe UI', Roboto, Arial, sans-serif;
  -webkit-text-size-adjust: 100%; }
h1, h2 { line-height: 1.12; letter-spacing: -0.02em; text-wrap: balance; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); }
h2 { font-size: 1.25rem; }
a { color: var(--accent-text); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent-text); outline-offset: 2px; border-radius: 4px; }
.banner { background: var(--warn-wash); color: var(--warn); text-align: center; padding: 0.5rem var(--gutter);
  font-size: 0.9rem; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 1rem; padding: 1rem var(--gutter);
  max-width: 72rem; margin-inline: auto; }
.brand { display: inline-flex; align-items: center; gap: 0.6rem; font-size: 1.35rem; font-weight: 750;
  letter-spacing: -0.02em; color: var(--ink); text-decoration: none; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem; }
nav a { padding: 0.5rem 0.9rem; border-radius: 99rem; color: var(--ink); text-decoration: none; }
nav a[aria-current] { background: var(--ink); color: var(--paper); }
main { max-width: 72rem; margin-inline: auto; padding: 0.5rem var(--gutter) 4rem; display: grid; gap: 1.5rem; }
.columns { display: grid; gap: 1.5rem clamp(1.5rem, 5vw, 4rem); align-items: start; }
.columns > *, .columns > * > *, main > * { min-width: 0; }
.card, .device { background: var(--surface); border: 1px solid var(--line); border-radius: 1.25rem;
  padding: clamp(1.1rem, 0.8rem + 1.5vw, 2rem); display: grid; gap: 1rem; }
.narrow { max-width: 30rem; margin: 2rem auto; width: 100%; }
.lead, .eyebrow, small, .email span { color: var(--ink-soft); }
.eyebrow { font-size: 0.875rem; font-weight: 650; }
.summary { display: grid; gap: 1.25rem; }
.summary h1 small { display: block; font-size: 1rem; font-weight: 500; letter-spacing: 0; margin-bottom: 0.35rem; }
.lines { list-style: none; padding: 0; display: grid; gap: 0.85rem; }
.lines li { display: flex; justify-content: space-between; gap: 1rem; }
.lines li > :last-child { font-variant-numeric: tabular-nums; white-space: nowrap; }
.lines .cut { color: var(--good); }
.lines .total { border-top: 1px solid var(--line); padding-top: 0.85rem; font-weight: 700; }
form { display: grid; gap: 1rem; }
.field { display: grid; gap: 0.35rem; align-content: start; }
label { font-weight: 600; font-size: 0.95rem; }
fieldset label, .check, .stack label { font-weight: 450; display: flex; gap: 0.6rem; align-items: center; min-height: 2rem; }
fieldset { border: 0; padding: 0.75rem 0 0; display: grid; gap: 0.35rem; }
legend { color: var(--ink-soft); font-size: 0.9rem; padding: 0.5rem 0 0; }
input:not([type]), select { width: 100%; min-height: 3rem; padding: 0.6rem 0.9rem; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 0.75rem; font-variant-numeric: tabular-nums; }
input[type='radio'], input[type='checkbox'] { width: 1.25rem; height: 1.25rem; accent-color: var(--accent); flex: none; }
::placeholder { color: var(--ink-soft); opacity: 1; }
[aria-invalid] { border-color: var(--bad) !important; box-shadow: inset 0 0 0 1px var(--bad); }
.error { color: var(--bad); font-size: 0.9rem; }
.alert { background: var(--bad-wash); color: var(--bad); border-radius: 0.75rem; padding: 0.9rem 1.1rem; display: grid; gap: 0.4rem; }
.alert a { color: inherit; }
.alert ul { padding-left: 1.1rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.85rem; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0.6rem 1.5rem;
  border: 1.5px solid transparent; border-radius: 99rem; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 650; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--accent-hover); }
.button.quiet { background: transparent; color: var(--ink); border-color: var(--line-strong); }
.button.quiet:hover { background: var(--sunken); }
.wide { width: 100%; }
.link { border: 0; background: none; color: var(--accent-text); font: inherit; text-decoration: underline;
  text-underline-offset: 0.2em; cursor: pointer; padding: 0.4rem 0; }
summary { cursor: pointer; padding-block: 0.35rem; }
.cards { border-top: 1px solid var(--line); padding-top: 1.25rem; display: grid; gap: 0.6rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.92rem; }
th { text-align: left; color: var(--ink-soft); font-weight: 600; }
th, td { padding: 0.6rem 0.75rem 0.6rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tr > :last-child { padding-right: 0; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.scroll { position: relative; overflow-x: auto; }
.scroll td { white-space: nowrap; }
td small { display: block; max-width: 20rem; white-space: normal; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8rem; background: var(--sunken); border-radius: 0.75rem;
  padding: 1rem; max-width: min(38rem, 80vw); max-height: 24rem; overflow: auto; }
.badge { display: inline-block; padding: 0.1rem 0.7rem; border-radius: 99rem; font-size: 0.85rem; font-weight: 600; }
.badge.good { background: var(--good-wash); color: var(--good); }
.badge.warn { background: var(--warn-wash); color: var(--warn); }
.badge.bad { background: var(--bad-wash); color: var(--bad); }
.device { max-width: 22rem; border-radius: 2rem; margin-top: 1rem; box-shadow: 0 12px 40px -24px #3c2a1a66; }
.amount { font-size: 2rem; font-weight: 750; letter-spacing: -0.02em; }
.empty { color: var(--ink-soft); margin-top: 1rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (min-width: 48rem) {
  .columns { grid-template-columns: 1fr 1.1fr; }
  .checkout .summary { position: sticky; top: 1.5rem; padding-top: 1rem; }
  .switches { grid-template-columns: 1fr 1fr; align-items: end; }
  .switches .button { justify-self: end; }
}
`.trimStart();
