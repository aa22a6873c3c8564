import { describe, expect, it, vi } from 'vitest';
import { blobOf, saveFile } from './save-file.ts';

const csv = {
  file_name: 'credits.csv',
  media_type: 'text/csv',
  encoding: 'utf8',
  content: '\ufeffName\r\nअनन्या',
} as const;

describe('downloading a response as a file', () => {
  it('keeps every byte of a text, including its byte order mark', async () => {
    const blob = blobOf(csv);
    expect(blob.type).toBe('text/csv');
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(new TextEncoder().encode(csv.content));
  });

  it('decodes base64', async () => {
    const pdf = {
      ...csv,
      media_type: 'application/pdf',
      encoding: 'base64',
      content: btoa('%PDF\xff\x00'),
    } as const;
    expect([...new Uint8Array(await blobOf(pdf).arrayBuffer())]).toEqual([0x25, 0x50, 0x44, 0x46, 0xff, 0]);
  });

  it('is saved under its own name', () => {
    const clicked: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
    saveFile(csv);
    expect(clicked).toEqual(['credits.csv']);
    click.mockRestore();
  });
});
