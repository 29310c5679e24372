import { readFileSync } from 'node:fs';
import type { Args, Code } from '../../diagnostics/index.ts';

/** No page of words comes near this; the limit keeps a mistake from filling the memory. */
const mostBytes = 1_000_000;

/** It drops a byte order mark by itself. */
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Why a file's text cannot be used. */
type TextProblem = { [C in Code]: { code: C; args: Args<C> } }[
  | 'file-unreadable'
  | 'file-too-large'
  | 'file-not-utf8'
  | 'file-has-nul'];

/**
 * The text of a file as the rest of the program wants it: UTF-8 without byte order mark, lines ended by `\n`,
 * accented letters composed (NFC).
 */
export function readText(path: string, limit = mostBytes): { text: string } | { problem: TextProblem } {
  try {
    const bytes = readFileSync(path);
    if (bytes.length > limit) {
      return { problem: { code: 'file-too-large', args: { bytes: bytes.length, limit } } };
    }
    const text = decoder.decode(bytes);
    if (text.includes('\0')) return { problem: { code: 'file-has-nul', args: {} } };
    return { text: asRead(text) };
  } catch (error) {
    return { problem: textProblem(error) };
  }
}

/** Ends the lines of a text by `\n` and composes its accented letters. */
export const asRead = (text: string) => text.replace(/\r\n?/g, '\n').normalize('NFC');

function textProblem(error: unknown): TextProblem {
  if (error instanceof TypeError) return { code: 'file-not-utf8', args: {} };
  const detail = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return { code: 'file-unreadable', args: { detail } };
}
