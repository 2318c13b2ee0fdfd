/**
 * Signs by ISO 4217 code, as users in the country write them. Where a sign is missing from common
 * fonts or is read from the right, the code's letters stand for it.
 */
const signs = {
  ...{ aed: 'AED', ars: 'AR$', aud: 'A$', bdt: 'Tk', brl: 'R$', cad: 'C$', chf: 'Fr', clp: 'CL$' },
  ...{ cny: '¥', cop: 'CO$', czk: 'Kč', dkk: 'kr', egp: 'E£', eur: '€', gbp: '£', gel: '₾' },
  ...{ ghs: '₵', hkd: 'HK$', huf: 'Ft', idr: 'Rp', ils: '₪', inr: '₹', isk: 'kr', jpy: '¥' },
  ...{ kes: 'KSh', krw: '₩', kzt: '₸', mxn: 'MX$', myr: 'RM', ngn: '₦', nok: 'kr', nzd: 'NZ$' },
  ...{ pen: 'S/', php: '₱', pkr: 'Rs', pln: 'zł', ron: 'lei', sar: 'SAR', sek: 'kr', sgd: 'S$' },
  ...{ thb: '฿', try: '₺', twd: 'NT$', uah: '₴', usd: '$', vnd: '₫', zar: 'R' },
}

/** Font sizes in a box of 24, by how many letters have to fit into the circle. */
const sizes = [0, 14, 11, 8.5]

/**
 * Draws each currency: its sign on a round ground. No icon set we may copy has currencies.
 *
 * @returns {import('./networkArt.mjs').Art}
 */
export function drawCurrencies() {
  const codes = Object.entries(signs)
  return {
    art: Object.fromEntries(codes.map(([code, sign]) => [code, draw(sign)])),
    ids: Object.fromEntries(codes.map(([code]) => [code, code])),
  }
}

/** @param {string} sign */
function draw(sign) {
  const size = sizes[[...sign].length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#2f5d50"/><text x="12" y="12" dy=".35em" fill="#fff" font-family="system-ui,sans-serif" font-size="${size}" font-weight="600" text-anchor="middle">${sign}</text></svg>`
}
