import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import { Autosave } from '../../../../shared/lib/autosave/autosave.ts';
import type { FieldDrafts } from '../../../../shared/lib/autosave/field-drafts.ts';
import type { TabChannel } from '../../../../shared/lib/autosave/tab-channel.ts';
import { blankWork, readWork, type WorkValues, workFields, writeWork } from '../fields/work-fields.ts';

export interface WorkCalls {
  add(work: Record<string, unknown>): Promise<PastWork>;
  change(id: number, change: Readonly<Record<string, unknown>>): Promise<PastWork>;
  remove(id: number): Promise<unknown>;
}

interface WorkRowOptions {
  readonly key: string;
  /** Undefined until the server has saved it. */
  readonly work: PastWork | undefined;
  readonly calls: WorkCalls;
  readonly drafts: FieldDrafts;
  readonly tabs: TabChannel;
  readonly tab: string;
}

const newPrefix = 'work-new-';
export const keyOfNew = (clientId: string): string => `${newPrefix}${clientId}`;
export const isKeyOfNew = (key: string): boolean => key.startsWith(newPrefix);
export const keyOfKnown = ({ id }: Pick<PastWork, 'id'>): string => `work-${id}`;

const differs = (sent: Readonly<Record<string, unknown>>, values: WorkValues): boolean => {
  const stored = writeWork(values);
  return Object.entries(sent).some(([name, value]) => stored[name] !== value);
};

/** One past work, saved while typing: added with its first title, changed from then on. */
export class WorkRow {
  readonly key: string;
  readonly saving: Autosave<'work', WorkValues>;
  #id: number | undefined;

  constructor(private readonly options: WorkRowOptions) {
    this.key = options.key;
    this.#id = options.work?.id;
    this.saving = new Autosave({
      record: options.key,
      fields: workFields,
      base: options.work ? readWork(options.work) : blankWork,
      sections: ['work'],
      send: (_section, body) => this.#send(body),
      canSend: () => this.#id !== undefined || this.#hasTitle,
      drafts: options.drafts,
      tabs: options.tabs,
      tab: options.tab,
    });
  }

  get id(): number | undefined {
    return this.#id;
  }

  /** Empty, and never saved. */
  get isBlank(): boolean {
    return this.#id === undefined && this.saving.status().unsent.length === 0;
  }

  values(): WorkValues {
    const { saving } = this;
    return {
      title: saving.value('title'),
      part: saving.value('part'),
      projectType: saving.value('projectType'),
      year: saving.value('year'),
      note: saving.value('note'),
    };
  }

  set<K extends keyof WorkValues>(name: K, value: WorkValues[K]): void {
    // Without a title, the title shows the error whichever field was typed first.
    if (this.#id === undefined && name !== 'title' && !this.#hasTitle) {
      this.saving.set('title', this.saving.value('title'));
    }
    this.saving.set(name, value);
  }

  get #hasTitle(): boolean {
    return workFields.title.write(this.saving.value('title')).fieldError === undefined;
  }

  async #send(body: Readonly<Record<string, unknown>>): Promise<WorkValues> {
    const { calls, key } = this.options;
    if (this.#id !== undefined) return readWork(await calls.change(this.#id, body));
    const whole = { ...writeWork(this.values()), ...body };
    const added = await calls.add({ ...whole, client_id: key.slice(newPrefix.length) });
    this.#id = added.id;
    // Added by an earlier try whose response was lost, so later edits are not in it.
    return readWork(differs(body, readWork(added)) ? await calls.change(added.id, body) : added);
  }
}
