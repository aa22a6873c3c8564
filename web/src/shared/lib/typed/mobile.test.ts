import { describe, expect, it } from 'vitest';
import { formatMobile, formatNational, normaliseMobile } from './mobile.ts';

describe('Indian mobile numbers', () => {
  it.each(['9849027318', '+91 98490 27318', '0091-98490-27318', '09849027318'])('reads %s', (typed) => {
    expect(normaliseMobile(typed)).toBe('+919849027318');
    expect(formatNational(typed)).toBe('98490 27318');
    expect(formatMobile(typed)).toBe('+91 98490 27318');
  });

  it.each(['5849027318', '98490 2731', '+1 984 902 7318', '98490 273189', ''])('leaves %j alone', (typed) => {
    expect(normaliseMobile(typed)).toBeUndefined();
    expect(formatNational(typed)).toBe(typed);
  });
});
