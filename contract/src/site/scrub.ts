const rules: readonly [what: RegExp, instead: string][] = [
  // Queries and fragments may contain secrets.
  [/([?#])[^\s"'<>)]+/g, '$1…'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu, '[address]'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[id]'],
  [/\b(bearer\s+|(?:token|password|otp|code|secret)["']?\s*[:=]\s*["']?)[^\s"',;]+/gi, '$1[secret]'],
  [/[\w-]{12,}\.[\w-]{12,}(?:\.[\w-]+)*/g, '[token]'],
  // Our own scripts have names as long as a token.
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(?![\w-]|\.js\b)/gi, '[token]'],
  [/(?<!\.js:\d*:?\d*)\+?\d(?:[\s().-]?\d){5,}/g, '[number]'],
];

/** Removes tokens, codes, numbers and addresses from browser logs: before they leave, and again as they arrive. */
export const scrub = (text: string): string =>
  rules.reduce((words, [what, instead]) => words.replace(what, instead), text);
