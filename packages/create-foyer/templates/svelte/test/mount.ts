import page from '../index.html?raw'

/** Shows the page as a browser does: its elements, then its script. */
export async function mount() {
  document.documentElement.innerHTML = page
  await import('../src/main')
}
