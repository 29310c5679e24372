import { describe, expect, test } from 'vitest';
import { icelandicLetters, sayUsed, usedLetters } from '../../../templates/instruments/letters.ts';
import { splitBudget } from '../../../templates/instruments/split-budget.ts';
import { inSeconds, trackPath } from '../../../templates/instruments/track.ts';

describe('the budget', () => {
  const prices = [29_000, 25_000, 29_000, 18_900];

  test('what is bought never costs more than half of the amount', () => {
    expect(splitBudget(108_000, prices)).toEqual({ bought: 2, work: 54_000, ads: 54_000 });
    expect(splitBudget(107_999, prices)).toEqual({ bought: 1, work: 29_000, ads: 78_999 });
  });

  test('it stops at the first thing that is too dear, though a later one would fit', () => {
    expect(splitBudget(160_000, prices).bought).toBe(2);
  });

  test('all goes to the ads where nothing can be bought', () => {
    expect(splitBudget(50_000, prices)).toEqual({ bought: 0, work: 0, ads: 50_000 });
    expect(splitBudget(50_000, [])).toEqual({ bought: 0, work: 0, ads: 50_000 });
  });

  test('a larger amount never buys less, and nothing of it is lost', () => {
    let before = 0;
    for (let amount = 0; amount <= 400_000; amount += 1_000) {
      const { bought, work, ads } = splitBudget(amount, prices);
      expect(bought).toBeGreaterThanOrEqual(before);
      expect(work + ads).toBe(amount);
      before = bought;
    }
    expect(before).toBe(prices.length);
  });
});

describe('the race', () => {
  test('a line has come as far as the time that has passed, and never beyond its own', () => {
    expect(trackPath(1356, 0)).toBe('M0 1H0');
    expect(trackPath(1356, 700)).toBe('M0 1H700');
    expect(trackPath(1356, 3000)).toBe('M0 1H1356');
    expect(trackPath(1356)).toBe('M0 1H1356');
  });

  test('a line that takes longer than the whole course ends with it', () => {
    expect(trackPath(9000)).toBe('M0 1H4000');
  });

  test.each([
    [0, ',', '0,00'],
    [1356, ',', '1,36'],
    [2500, '.', '2.50'],
  ])('%i ms are said with the decimal mark of the language', (time, mark, said) => {
    expect(inSeconds(time, mark)).toBe(said);
  });
});

describe('the specimen', () => {
  const words = { used: 'Uses {letters}', unused: 'Uses none' };

  test('every letter is there once', () => {
    expect(new Set(icelandicLetters).size).toBe(icelandicLetters.length);
    expect(icelandicLetters).toHaveLength(22);
  });

  test('it names the letters of a text in its own order, each once', () => {
    expect(sayUsed(usedLetters('æ, Þöll & Þór'), words)).toBe('Uses Þ æ ö ó');
  });

  test('it knows a letter whose accent was typed apart', () => {
    expect(usedLetters('O\u0301')).toEqual(['Ó']);
  });

  test('it says so when a text uses none of them', () => {
    expect(sayUsed(usedLetters('Reykholt'), words)).toBe('Uses none');
    expect(sayUsed(usedLetters(''), words)).toBe('Uses none');
  });
});
