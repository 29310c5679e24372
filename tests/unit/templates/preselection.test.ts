import { describe, expect, it } from 'vitest';
import { preselectionOf, withPlan, withService } from '../../../templates/forms/preselection.ts';

describe('what an address chooses in a form', () => {
  it.each([
    ['', undefined],
    ['?q=verð', undefined],
    ['?service=social', { services: ['social'], plan: '', rest: '' }],
    ['?service=content&service=branding', { services: ['branding', 'content'], plan: '', rest: '' }],
    ['?plan=growth', { services: [], plan: 'growth', rest: '' }],
    ['?utm=a&plan=growth&q=b', { services: [], plan: 'growth', rest: '?utm=a&q=b' }],
    ['?service=kaffi&service=__proto__&service=', { services: [], plan: '', rest: '' }],
    ['?plan=%3Cscript%3E&plan=growth', { services: [], plan: '<script>', rest: '' }],
  ])('%j: %j', (query, chosen) => expect(preselectionOf(query)).toEqual(chosen));

  it('is what a link has put there', () => {
    const queryOf = (href: string) => new URL(href, 'https://hemja.example').search;
    expect(preselectionOf(queryOf(withService('/fa-tilbod', 'social')))?.services).toEqual(['social']);
    expect(preselectionOf(queryOf(withPlan('/en/contact', 'growth')))?.plan).toBe('growth');
    expect(withService('/fa-tilbod', undefined)).toBe('/fa-tilbod');
  });
});
