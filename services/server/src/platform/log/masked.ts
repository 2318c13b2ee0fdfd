/**
 * A sentence without what it may have been told about a user or an operator: addresses and other
 * long identifiers, mail addresses, and of a URL everything but scheme and host, since paths and
 * queries hold keys.
 *
 * @example
 * masked('https://user:word@node.example/key failed for 0x5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2')
 * // 'https://node.example/… failed for 0x…'
 */
export function masked(text: string): string {
  // A node or a visitor may have written it: a scheme is short, and a mail address is looked for only
  // where a word begins, so the time is that of the length.
  return text
    .replace(
      /([a-z][a-z0-9+.-]{0,30}:\/\/)(?:[^\s/?#@]*@)?([^\s/?#"'<>]*)(\/?)[^\s"'<>]*/gi,
      urlOnly,
    )
    .replace(/(?<![^\s@"'<>])[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, '…@…')
    .replace(/0x[0-9a-f]{16,}/gi, '0x…')
    .replace(/\b(?=[A-Za-z]*\d)[A-Za-z0-9]{32,}\b/g, '…')
}

/**
 * An error as the log keeps it: what kind it is, the first line of what it says, where it happened,
 * and the same of its causes. Further lines and further fields are where libraries repeat what they
 * were asked.
 */
export function maskedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error
  const { name, message, stack = '', cause } = error
  const { code, kind } = error as { code?: unknown; kind?: unknown }
  return {
    type: name,
    message: masked(message.split('\n', 1)[0] ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(typeof kind === 'string' && { kind }),
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && depth < 5 && { cause: maskedError(cause, depth + 1) }),
  }
}

function urlOnly(_all: string, scheme: string, host: string, slash: string): string {
  return `${scheme}${host}${slash && '/…'}`
}
