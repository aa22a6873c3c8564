import { memberOf } from '../../../platform/http/member.ts';
import type { Sharing } from '../project-shares/index.ts';
import type { CastCall, CastStep } from './cast-step.ts';

type People = Parameters<CastStep['take']>[1];

function byCharacter(people: People): ReadonlyMap<number, People> {
  const groups = new Map<number, People>();
  for (const person of people)
    groups.set(person.character_id, [...(groups.get(person.character_id) ?? []), person]);
  return groups;
}

const inputOf = ({ projectId, message }: CastCall, charcter_id: number, people: People) => ({
  project_id: projectId,
  charcter_id,
  user_id: people.map(({ user_id }) => user_id),
  ...(message !== undefined && { message }),
});

/** The project is shared with everyone nobody asked yet. Offers take this place once there are any. */
export const shareStep = (sharing: Sharing): CastStep => ({
  key: 'share',
  people: ({ asks }) => asks,

  async findUnreachable(db, people, call) {
    const unreachable = new Set<People[number]>();
    for (const [characterId, asked] of byCharacter(people)) {
      const found = await sharing.findUnaskable(db, call.actor, inputOf(call, characterId, asked));
      for (const person of asked) if (found.has(person.user_id)) unreachable.add(person);
    }
    return unreachable;
  },

  async take(trx, people, call) {
    const talentIds = [...new Set(people.map(({ user_id }) => user_id))];
    await sharing.countAsks(memberOf(call.actor).accountId, talentIds);
    let reached = 0;
    for (const [characterId, asked] of byCharacter(people)) {
      const { results } = await sharing.shareWithin(trx, call.actor, inputOf(call, characterId, asked));
      reached += results.filter(({ is_new }) => is_new).length;
    }
    return reached;
  },
});
