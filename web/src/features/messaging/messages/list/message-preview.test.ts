import type { Message } from '@callboard/contract/messaging/messages';
import { describe, expect, it } from 'vitest';
import '../i18n.ts';
import '../../../../shared/i18n/i18n.ts';
import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { her, me, sampleMessage } from '../data/thread-for-test.ts';
import { messagePreview, type Unsent } from './message-preview.ts';

const t = translatorOf('messages');
const nothing: Unsent = { draft: '', waiting: [] };
const preview = (last: Message | null, unsent = nothing) => messagePreview({ last, unsent, userId: me }, t);

const attachment = (kind: 'photo' | 'file', file_name: string): Message['attachments'][number] => ({
  id: 1,
  kind,
  file_name,
  content_type: kind === 'photo' ? 'image/jpeg' : 'application/pdf',
  bytes: 10,
  file_url: '/files/1',
  thumbnail_url: null,
  width: null,
  height: null,
  placeholder: null,
});
const photo = attachment('photo', 'one.jpg');
const sides = attachment('file', 'Sides.pdf');

describe('messagePreview', () => {
  it.each([
    ['theirs', sampleMessage({ user_id: her, text: 'Yes to\nthe 19th' }), 'Yes to the 19th'],
    ['mine', sampleMessage({ user_id: me, text: 'Thank you' }), 'You: Thank you'],
    ['a photo', sampleMessage({ text: '', attachments: [photo] }), 'Photo'],
    [
      'photos of mine',
      sampleMessage({ user_id: me, text: '', attachments: [photo, photo] }),
      'You: 2 photos',
    ],
    ['a file', sampleMessage({ text: '', attachments: [sides] }), 'Sides.pdf'],
    ['files', sampleMessage({ text: '', attachments: [sides, photo] }), '2 files'],
    ['deleted', sampleMessage({ user_id: me, text: '', is_deleted: true }), 'Message deleted'],
    ['none', null, 'No messages yet'],
  ])('%s', (_, last, text) => expect(preview(last)).toEqual({ text }));

  it('prefers the draft', () =>
    expect(
      preview(sampleMessage(), { draft: ' Would you ', waiting: [{ text: 'Hello', state: 'waiting' }] }),
    ).toEqual({ text: 'Draft: Would you', mark: 'draft' }));

  it('then a waiting message, with its icon', () => {
    const waiting = [{ text: 'Hello', state: 'waiting' } as const];
    expect(preview(sampleMessage(), { draft: '', waiting })).toEqual({ text: 'You: Hello', mark: 'waiting' });
  });

  it('shows when an earlier message was rejected', () => {
    const waiting = [{ text: 'One', state: 'refused' } as const, { text: '', state: 'waiting' } as const];
    expect(preview(null, { draft: '', waiting })).toEqual({ text: 'You: files to send', mark: 'refused' });
  });
});
