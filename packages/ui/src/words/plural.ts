/**
 * The form of a text that a count takes in a language.
 *
 * @see https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
 * @example
 * plural('en', 2, { one: '1 wallet', other: '2 wallets' }) // '2 wallets'
 */
export function plural(
  lang: string,
  count: number,
  forms: { readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string },
): string {
  return forms[new Intl.PluralRules(lang).select(count)] ?? forms.other
}
