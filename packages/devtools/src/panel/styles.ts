/** As a constructable sheet it needs no exception in a policy. */
export const sheetText = `
:host {
  all: initial;
  --paper: #fdfcfa; --sunken: #f5f3ef; --line: #d8d3ca; --control: #8a857b;
  --ink: #191a1c; --soft: #57554f; --accent: #0a666e; --on-accent: #fff;
  --good: #17683a; --bad: #a8221b; --warn: #7a4a00; --changed: #d7eef0;
  color-scheme: light;
  font: 400 13px/1.5 system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :host {
    --paper: #131416; --sunken: #1b1d1f; --line: #33373b; --control: #7d7b76;
    --ink: #f4f2ed; --soft: #b0aea8; --accent: #62cbc7; --on-accent: #07191b;
    --good: #6fd097; --bad: #f58e85; --warn: #ffd592; --changed: #12383a;
    color-scheme: dark;
  }
}
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
h2, h3, p, ul, ol, dl, dd, pre, fieldset { margin: 0; padding: 0; border: 0; font: inherit; list-style: none; }
h2, h3 { font-weight: 600; }
p, li, td, th, summary, label, button, h3 { unicode-bidi: plaintext; text-align: start; }
code, pre { font: 400 12px/1.5 ui-monospace, monospace; unicode-bidi: isolate; }
pre { white-space: pre-wrap; }

.panel {
  position: fixed; z-index: 2147483647;
  display: flex; flex-direction: column;
  background: var(--paper); color: var(--ink);
  box-shadow: 0 0 0 1px var(--line), 0 8px 32px -8px #0006;
  overflow-wrap: anywhere;
}
.panel[data-place="bottom"] { inset-block-end: 0; inset-inline: 0; block-size: min(340px, 60vh); }
.panel[data-place="right"] { inset-block: 0; inset-inline-end: 0; inline-size: min(440px, 100vw); }
.panel[data-place="window"] { inset: 0; box-shadow: none; }
.panel[data-collapsed] {
  inset: auto; inset-block-end: 8px; inset-inline-end: 8px;
  block-size: auto; inline-size: auto; border-radius: 12px;
}
header {
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px;
  padding: 6px 8px; border-block-end: 1px solid var(--line);
}
[data-collapsed] header { border: 0; }
header h2 { margin-inline-end: auto; padding-inline: 4px 8px; }
.notice { padding: 6px 12px; background: var(--sunken); color: var(--soft); border-block-end: 1px solid var(--line); }
.tabs { display: flex; flex-wrap: wrap; gap: 2px; padding: 4px 8px 0; border-block-end: 1px solid var(--line); }
.tabs button { border-color: transparent; border-radius: 8px 8px 0 0; background: none; color: var(--soft); }
.tabs [aria-selected="true"] { color: var(--accent); font-weight: 600; box-shadow: inset 0 -2px var(--accent); }
.view { flex: 1; min-block-size: 0; overflow: auto; padding: 8px 12px 16px; }
.said { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.said[data-seen] { position: static; inline-size: auto; block-size: auto; clip-path: none; white-space: normal; padding: 4px 12px; color: var(--soft); border-block-start: 1px solid var(--line); }

button, select, input[type="search"] {
  min-block-size: 28px; padding: 2px 10px;
  border: 1px solid var(--control); border-radius: 8px;
  background: var(--paper); color: var(--ink); font: inherit;
}
button { cursor: pointer; }
button:hover:enabled { background: var(--sunken); }
button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
button.danger { border-color: var(--bad); color: var(--bad); }
select { min-inline-size: 0; max-inline-size: 100%; text-overflow: ellipsis; }
input[type="search"] { flex: 1 1 120px; max-inline-size: 280px; }
input[type="search"]::placeholder { color: var(--soft); opacity: 1; }
input[type="radio"] { margin: 0; accent-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.view:focus-visible, .tabs button:focus-visible { outline-offset: -2px; }
summary { cursor: pointer; }

.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; margin-block-end: 8px; }
.note, .soft, dt, .size { color: var(--soft); }
.note { margin-block-end: 6px; }
.controls .note { margin: 0; }
.warn { color: var(--warn); }
.group { margin-block-end: 16px; }
.group > h3 { margin-block-end: 6px; }
.card { margin-block: 6px; padding: 8px 10px; border: 1px solid var(--line); border-radius: 10px; }
.card .controls { margin: 8px 0 0; }
.tag { padding: 0 6px; border-radius: 6px; background: var(--sunken); box-shadow: inset 0 0 0 1px var(--line); }
dl > div { display: grid; grid-template-columns: 80px 1fr; gap: 8px; }

.tree .tree { padding-inline-start: 14px; border-inline-start: 1px solid var(--line); margin-inline-start: 4px; }
.tree .leaf { padding-inline-start: 14px; }
.tree .key { color: var(--accent); }
.changed { padding: 0 6px; border-radius: 6px; background: var(--changed); color: var(--ink); }
[data-changed] code { background: var(--changed); }

table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 4px 8px 4px 0; border-block-end: 1px solid var(--line); font-weight: 400; vertical-align: top; }
th:not(:last-child), td:not(:last-child) { padding-inline-end: 8px; }
thead th { color: var(--soft); }
.phase::before { content: ''; display: inline-block; inline-size: 8px; block-size: 8px; margin-inline-end: 6px; border-radius: 50%; background: currentcolor; }
.pending { color: var(--warn); }
.approved { color: var(--good); }
.declined { color: var(--soft); }
.failed { color: var(--bad); }
.events li { padding-block: 3px; border-block-end: 1px solid var(--line); }
.events pre, .stored pre { padding: 6px 10px; background: var(--sunken); border-radius: 8px; }
.stored .actions { display: flex; gap: 6px; margin-block: 4px; }

fieldset { display: flex; flex-wrap: wrap; gap: 2px 14px; min-inline-size: 0; }
legend { padding: 0; color: var(--soft); }
label { display: inline-flex; align-items: center; gap: 6px; min-block-size: 28px; max-inline-size: 100%; overflow-wrap: normal; }
.waiting { margin-block-start: 8px; }
.waiting li { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; padding: 6px 10px; border-radius: 8px; background: var(--changed); }
.waiting li + li { margin-block-start: 4px; }
.waiting code { margin-inline-end: auto; }

@media (pointer: coarse) {
  button, select, input[type="search"], label, summary { min-block-size: 44px; }
}
@media (prefers-contrast: more) {
  :host { --line: var(--ink); --soft: var(--ink); --control: var(--ink); }
}
@media (forced-colors: active) {
  .panel, .card { border: 1px solid; }
  .tabs [aria-selected="true"] { border-color: Highlight; }
}`
