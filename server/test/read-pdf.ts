import { inflateSync } from 'node:zlib';

const streamOf = (object: string): string => {
  const [, dictionary = '', packed = ''] = /^([\s\S]*?)stream\n([\s\S]*)\nendstream/.exec(object) ?? [];
  const bytes = Buffer.from(packed, 'latin1');
  return (dictionary.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

/** Which letters a font's own numbers stand for. */
const lettersOf = (map: string): string[] => {
  const [, list = ''] = /beginbfrange\n<0000> <[\da-f]+> \[([^\]]*)\]/.exec(map) ?? [];
  return [...list.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
    codes
      .split(' ')
      .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
      .join(''),
  );
};

const wordsOf = (content: string, fonts: ReadonlyMap<string, readonly string[]>): string[] =>
  [...content.matchAll(/BT\n([\s\S]*?)ET\n/g)].map(([, block = '']) => {
    const [, font = ''] = /\/(F\d+) [\d.]+ Tf/.exec(block) ?? [];
    const numbers = [...block.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return numbers.map((number) => fonts.get(font)?.[Number.parseInt(number, 16)] ?? '').join('');
  });

/** Reads a PDF of ours: its pages, what is written on them, and everything else in it that is not a picture. */
export function readPdf(bytes: Buffer) {
  const text = bytes.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body] as const,
    ),
  );
  const refer = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '';
  const at = (id: string) => objects.get(id) ?? '';
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  const [page = ''] = pages;
  const fonts = new Map(
    [...at(refer(page, 'Resources')).matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ([, name = '', id = '']) => [name, lettersOf(streamOf(at(refer(at(id), 'ToUnicode'))))] as const,
    ),
  );
  return {
    pages: pages.length,
    size: (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []).slice(1).map(Number),
    words: wordsOf(streamOf(at(refer(page, 'Contents'))), fonts),
    /** Titles, dates, links: the rest in plain text. */
    rest: [...objects.values()].map((body) => body.replace(/stream\n[\s\S]*/, '')).join('\n'),
  };
}
