import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderLine, renderMessage, renderPath, variablesIn } from './render-template.ts';

const unlocked = '**{{name}}** unlocked your profile for **{{role}}** in _{{project}}_.';

describe('a notification template', () => {
  test('renders styled parts and plain text', () => {
    const variables = { name: 'Priyanka Hegde', role: 'The singer', project: 'Monsoon Line' };
    expect(renderMessage(unlocked, variables)).toEqual({
      parts: [
        { text: 'Priyanka Hegde', style: 'strong' },
        { text: ' unlocked your profile for ' },
        { text: 'The singer', style: 'strong' },
        { text: ' in ' },
        { text: 'Monsoon Line', style: 'title' },
        { text: '.' },
      ],
      message: 'Priyanka Hegde unlocked your profile for The singer in Monsoon Line.',
    });
    expect(renderLine('**{{name}}** asks', variables)).toBe('Priyanka Hegde asks');
  });

  test('never reads user text as markup, variables or direction marks', () => {
    const variables = { name: '**x** {{role}} _y_', role: 'A\u202Eevil\u0000\n B', project: '$& $1' };
    expect(renderMessage(unlocked, variables)).toMatchObject({
      parts: [
        { text: '**x** {{role}} _y_' },
        {},
        { text: 'Aevil B' },
        {},
        { text: '$& $1', style: 'title' },
        {},
      ],
    });
  });

  test('cleans and shortens values', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const { parts, message } = renderMessage('**{{name}}** asks.', { name });
        expect(message).toBe(parts.map(({ text }) => text).join(''));
        expect(message.endsWith(' asks.')).toBe(true);
        expect(message).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        expect([...message].length).toBeLessThanOrEqual(166);
        expect(parts.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('limits the length', () => {
    const { message } = renderMessage('{{words}} '.repeat(40), { words: 'ab '.repeat(60) });
    expect([...message]).toHaveLength(1000);
  });

  test('encodes values as one path segment', () => {
    expect(renderPath('/recruiter/{{id}}', { id: '../a?b#c' })).toBe('/recruiter/..%2Fa%3Fb%23c');
  });

  test('lists its variables and rejects unknown or mistyped ones', () => {
    expect(variablesIn(unlocked, '/a/{{name}}')).toEqual(['name', 'project', 'role']);
    expect(() => renderMessage(unlocked, { name: 'x' })).toThrow('The variable {{role}} has no value');
    expect(() => renderMessage('{{constructor}}', {})).toThrow('has no value');
    expect(() => variablesIn('Hello {name}')).toThrow('Stray braces');
    expect(() => variablesIn('Hello {{ name }}')).toThrow('Stray braces');
  });
});
