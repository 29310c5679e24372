/** Splits CSS into its top-level rules. */
export function rulesIn(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(tokens)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth > 0 || !/^[;}]$/.test(token)) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
}

/** Matches braces and semicolons, and skips strings, addresses, comments and escapes that may contain them. */
const tokens = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|\/\*[\s\S]*?\*\/|\\.|[{};]/g;
