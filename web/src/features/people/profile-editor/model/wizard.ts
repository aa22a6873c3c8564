import type { TalentPayload } from '@callboard/contract/people/profile-editor/payload';
import { Autosave } from '../../../../shared/lib/autosave/autosave.ts';
import { browserStorage, createFieldDrafts } from '../../../../shared/lib/autosave/field-drafts.ts';
import { mergeStatuses, type SaveStatus } from '../../../../shared/lib/autosave/save-status.ts';
import { createTabChannel } from '../../../../shared/lib/autosave/tab-channel.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import {
  addPastWork,
  changePastWork,
  changeTalent,
  readTalent,
  removePastWork,
  saveBody,
  saveSkills,
} from '../api.ts';
import type { Section } from '../fields/field-types.ts';
import { readBody, readPayload, readProfile, readSkills } from '../fields/read-payload.ts';
import type { WizardValues } from '../fields/values.ts';
import { wizardFields } from '../fields/wizard-fields.ts';
import { WorkList } from './work-list.ts';

interface WizardOptions {
  readonly userId: number;
  readonly payload: TalentPayload;
  /** Updates the cached profile, for everything that isn't a field. */
  readonly updatePayload: (change: (payload: TalentPayload) => TalentPayload) => void;
}

type Saved = Promise<Partial<WizardValues>>;
type Send = (body: Readonly<Record<string, unknown>>) => Saved;

/** Each section has its own endpoint. */
const sendersOf = ({ userId, updatePayload }: WizardOptions): Record<Section, Send> => ({
  async profile(body) {
    const answer = await changeTalent(userId, body);
    updatePayload(() => answer);
    return readProfile(answer);
  },
  async skills(body) {
    const { progress, ...answer } = await saveSkills(body);
    updatePayload((payload) => ({ ...payload, skill_and_education: answer, progress }));
    return readSkills(answer);
  },
  async body(body) {
    const { progress, ...answer } = await saveBody(body);
    updatePayload((payload) => ({ ...payload, physical_description: answer, progress }));
    return readBody(answer);
  },
});

/** The shortest time between two reloads. */
const reloadInterval = 3000;

/** Everything the pages of the wizard edit, saved while typing. Lives as long as the wizard is open. */
export class Wizard {
  readonly saving: Autosave<Section, WizardValues>;
  readonly works: WorkList;
  readonly #tabs: ReturnType<typeof createTabChannel>;
  #readAt = Date.now();
  #openings = 0;
  #stopWatching: () => void = () => undefined;

  constructor(private readonly options: WizardOptions) {
    const { userId, payload } = options;
    const storage = browserStorage();
    const tab = newId();
    const senders = sendersOf(options);
    this.#tabs = createTabChannel(userId);
    this.saving = new Autosave({
      record: 'profile',
      fields: wizardFields,
      base: readPayload(payload),
      sections: ['profile', 'skills', 'body'],
      send: async (section, body) => {
        const values = await senders[section](body);
        // A birth date may clear what minors cannot have, in other sections too.
        if ('date_of_birth' in body) setTimeout(() => void this.reload());
        return values;
      },
      drafts: createFieldDrafts(storage, userId, 'profile'),
      tabs: this.#tabs,
      tab,
      onStale: () => void this.reload(),
    });
    this.works = new WorkList({
      userId,
      works: payload.past_work,
      calls: { add: addPastWork, change: changePastWork, remove: removePastWork },
      storage,
      tabs: this.#tabs,
      tab,
    });
  }

  get userId(): number {
    return this.options.userId;
  }

  open(): void {
    this.#openings += 1;
    this.saving.open();
    this.works.open();
    this.#stopWatching = this.#watchWindow();
  }

  /** Waits for what was typed last to be sent before closing the channel between tabs. */
  async close(): Promise<void> {
    this.#stopWatching();
    const opening = this.#openings;
    await Promise.all([this.saving.close(), this.works.close()]);
    if (opening === this.#openings) this.#tabs.close();
  }

  subscribe = (listener: () => void): (() => void) => {
    const stops = [this.saving.subscribe(listener), this.works.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };

  status(): SaveStatus {
    return mergeStatuses([this.saving.status(), this.works.status()]);
  }

  async flush(): Promise<boolean> {
    const [fields, works] = await Promise.all([this.saving.flush(), this.works.flush()]);
    return fields && works;
  }

  retry(): void {
    this.saving.retry();
    this.works.retry();
  }

  /** Shows what changed on another device, except in fields with unsent text. */
  async reload(): Promise<void> {
    const { responseCount } = this.saving;
    try {
      const payload = await readTalent(this.userId);
      if (!this.saving.refresh(readPayload(payload), responseCount)) return;
      this.works.refresh(payload.past_work);
      this.options.updatePayload(() => payload);
    } catch (error) {
      logProblem('The profile was not reloaded', error);
    }
  }

  #onReturn = (): void => {
    this.saving.adopt();
    if (Date.now() - this.#readAt < reloadInterval) return;
    this.#readAt = Date.now();
    void this.reload();
  };

  #watchWindow(): () => void {
    const back = () => this.retry();
    const turn = () => (document.visibilityState === 'visible' ? this.#onReturn() : void this.flush());
    window.addEventListener('online', back);
    window.addEventListener('focus', this.#onReturn);
    document.addEventListener('visibilitychange', turn);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('focus', this.#onReturn);
      document.removeEventListener('visibilitychange', turn);
    };
  }
}
