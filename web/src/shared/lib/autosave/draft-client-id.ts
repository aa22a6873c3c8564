import { newId } from '../new-id.ts';
import { browserStorage, createFieldDrafts } from './field-drafts.ts';

interface DraftClientId {
  get(): string;
  /** What it named was created. */
  forget(): void;
}

const field = 'id';

/**
 * Names something that is typed but not created yet, the same after a reload: sent twice, the server creates
 * it once.
 */
export function draftClientId(userId: number, record: string): DraftClientId {
  const drafts = createFieldDrafts(browserStorage(), userId, `${record}-client`);
  return {
    get() {
      const known = drafts.get(field)?.value;
      if (typeof known === 'string') return known;
      const id = newId();
      drafts.put(field, { value: id, at: Date.now(), tab: id });
      return id;
    },
    forget: () => drafts.remove(field, Number.POSITIVE_INFINITY),
  };
}
