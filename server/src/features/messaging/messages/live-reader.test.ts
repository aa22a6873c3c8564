import { describe, expect, test } from 'vitest';
import { useMessages } from '../../../../test/messages.ts';

const { testApp, asTalent, pair, say, send, block, freeze } = useMessages();
const reader = () => testApp().services.messages.live;

describe('the live reader', () => {
  test('returns a message for both people, frozen or not', async () => {
    const { recruiter, talent, appId } = await pair();
    const first = await say(recruiter, appId, 'One');
    const answer = (await send(talent, appId, { text: 'Two', quote_id: first.id })).json();
    const received = await reader().message(answer.id);
    expect(received?.message).toEqual(answer);
    expect([...(received?.accounts ?? [])].sort()).toEqual([recruiter.id, talent.id].sort());
    await block(talent, recruiter);
    expect((await reader().message(answer.id))?.accounts).toHaveLength(2);
    await freeze(talent);
    expect((await reader().message(answer.id))?.accounts).toHaveLength(2);
    expect(await reader().message(9_000_000_000)).toBeUndefined();
  });

  test('shares typing and presence only between people who can message each other', async () => {
    const { recruiter, talent, appId } = await pair();
    const stranger = await asTalent();
    expect(await reader().otherIn(recruiter.id, appId)).toBeUndefined();
    await say(recruiter, appId);
    const answers = async () => {
      // The live kinds "block" and "account-changed" do this. Otherwise the cache lasts a few seconds.
      reader().clearCache();
      return [
        await reader().otherIn(recruiter.id, appId),
        await reader().otherIn(talent.id, appId),
        await reader().partnersOf(recruiter.id),
        await reader().partnersOf(talent.id),
      ];
    };
    expect(await answers()).toEqual([talent.id, recruiter.id, [talent.id], [recruiter.id]]);
    expect([await reader().otherIn(stranger.id, appId), await reader().partnersOf(stranger.id)]).toEqual([
      undefined,
      [],
    ]);
    await block(talent, recruiter);
    expect(await answers()).toEqual([undefined, undefined, [], []]);
    await block(talent, recruiter, false);
    await freeze(recruiter);
    // Frozen people get no events, and others see them as offline.
    expect(await answers()).toEqual([undefined, undefined, [talent.id], []]);
  });
});
