import { applyFact, saysAlready } from './apply-fact.ts';
import {
  type BreakdownLine,
  type CharacterDraft,
  type CharacterWeight,
  longestBrief,
  mostCharacters,
  type UnderstoodWhat,
} from './breakdown.ts';
import type { Fact, FactKind, FactValue } from './facts.ts';
import { type Passage, textOf } from './passage.ts';

/** A character while it is read. */
export interface Draft {
  readonly character: CharacterDraft;
  /** What has been said outright. What a name or a heading implies gives way to it. */
  readonly said: Set<FactKind>;
  isFull: boolean;
}

const isOneOfMany = ({ what }: FactValue): boolean => what === 'language' || what === 'skill';

/** "Male, female" in one breath is anybody. */
function withOneGender(facts: readonly Fact[]): readonly Fact[] {
  const genders = new Set(facts.flatMap(({ value }) => (value.what === 'gender' ? [value.id] : [])));
  if (genders.size < 2) return facts;
  return facts.map((fact) =>
    fact.value.what === 'gender' ? { ...fact, value: { what: 'gender', id: null } } : fact,
  );
}

/** The characters found so far, and what became of each line. */
export class Drafts {
  readonly characters: CharacterDraft[] = [];
  private readonly overflowing = new Set<number>();

  constructor(private readonly lines: readonly BreakdownLine[]) {}

  hasRoomFor(count: number): boolean {
    return this.characters.length + count <= mostCharacters;
  }

  /** Nothing when there are too many already. */
  begin(at: number, name: string, weight: CharacterWeight | null): Draft | null {
    if (!this.hasRoomFor(1)) return null;
    const character: CharacterDraft = {
      key: this.characters.length + 1,
      name,
      gender_id: null,
      playing_age_min: null,
      playing_age_max: null,
      languages: [],
      skill_ids: [],
      wanted: 1,
      weight,
      fee: null,
      height_min_mm: null,
      height_max_mm: null,
      brief: '',
      lines: [],
    };
    this.characters.push(character);
    const draft = { character, said: new Set<FactKind>(), isFull: false };
    this.use(draft, at);
    this.understand(at, 'name', name);
    return draft;
  }

  use({ character }: Draft, at: number): void {
    const line = this.lines[at];
    if (!line) return;
    line.characterKeys ??= [];
    if (!line.characterKeys.includes(character.key)) line.characterKeys.push(character.key);
    if (!this.overflowing.has(at)) line.use = 'character';
    const before = character.lines.findLastIndex((number) => number <= line.number);
    if (character.lines[before] !== line.number) character.lines.splice(before + 1, 0, line.number);
  }

  understand(at: number, what: UnderstoodWhat, text: string): void {
    const line = this.lines[at];
    if (!line) return;
    line.understood ??= [];
    const isThere = line.understood.some((one) => one.what === what && one.text === text);
    if (!isThere) line.understood.push({ what, text });
  }

  head(at: number): void {
    const line = this.lines[at];
    if (line) line.use = 'heading';
  }

  /** Adds to the brief, unless it would be too long: then the line is not understood. `said` is what the line has. */
  note(draft: Draft, at: number, text: string, said = text): void {
    this.use(draft, at);
    const { character } = draft;
    const brief = character.brief === '' ? text : `${character.brief}\n${text}`;
    if (draft.isFull || brief.length > longestBrief) {
      draft.isFull = true;
      this.overflowing.add(at);
      const line = this.lines[at];
      if (line) line.use = 'not-understood';
      return;
    }
    character.brief = brief;
    this.understand(at, 'note', said);
  }

  /** What a name or a heading implies. */
  imply({ character, said }: Draft, facts: readonly Fact[]): void {
    for (const { value } of withOneGender(facts)) if (!said.has(value.what)) applyFact(character, value);
  }

  /** Takes in what is said outright; false if it is another thing than was said before. */
  state(draft: Draft, at: number, passage: Passage, facts: readonly Fact[]): boolean {
    this.use(draft, at);
    const { character, said } = draft;
    let agrees = true;
    for (const fact of withOneGender(facts)) {
      const { value } = fact;
      if (isOneOfMany(value) || !said.has(value.what)) applyFact(character, value);
      else if (!saysAlready(character, value)) {
        agrees = false;
        continue;
      }
      said.add(value.what);
      this.understand(at, value.what, textOf(passage, fact));
    }
    return agrees;
  }
}
