import { type CharacterWeight, longestName } from './breakdown.ts';
import type { Draft, Drafts } from './drafts.ts';
import { isNoteHeading, isRoleWord } from './fields.ts';
import { beginsCharacter, type Surroundings } from './first-line.ts';
import { type Opening, readOpening } from './line-opening.ts';
import { isBlank, type Passage, type Span, textOf, trimSpan } from './passage.ts';
import { isHeading, projectLineUse } from './project-line.ts';
import { isFactField, readField } from './read-field.ts';
import { readHead } from './read-head.ts';
import { type Label, readLabels } from './read-label.ts';
import { type Region, readRegion } from './read-region.ts';
import type { ListWords } from './read-words.ts';
import { sayHead, sayRegion } from './say-region.ts';
import { beginsSeveral, readSeveralKinds, saySeveralKinds } from './several-kinds.ts';
import { weightOfHeading } from './weight-heading.ts';

/** The lines of a character that are read, from its name to what ends it. */
interface Block {
  /** Nothing when there are too many characters. */
  readonly draft: Draft | null;
  readonly nameLabel: string | null;
  lines: number;
  isAfterBlank: boolean;
  /** The line before came after a blank one as well: the text is written with blank lines in between. */
  isSpaced: boolean;
}

/** Reads everything that is no table, line by line. */
export class LineReader {
  weight: CharacterWeight | null = null;
  private block: Block | null = null;

  constructor(
    private readonly passages: readonly Passage[],
    private readonly serial: ReadonlySet<Passage>,
    private readonly drafts: Drafts,
    private readonly words: ListWords,
  ) {}

  close(): void {
    this.block = null;
  }

  read(at: number): void {
    const passage = this.passages[at];
    if (!passage) return;
    if (isBlank(passage)) {
      if (this.block) this.block.isAfterBlank = true;
      return;
    }
    const opening = this.opening(passage);
    const labels = readLabels(passage, opening.content);
    if (labels.length > 0) this.readLabels(at, passage, labels);
    else this.readText(at, passage, opening);
  }

  private opening(passage: Passage): Opening {
    return readOpening(passage, this.serial.has(passage));
  }

  private readText(at: number, passage: Passage, opening: Opening): void {
    if (this.readSeveral(at, passage, opening.content, opening.isNumbered || opening.isBold)) return;
    const head = readHead(passage, opening.content, this.words);
    const use = projectLineUse(passage, opening);
    const weight = weightOfHeading(passage.text);
    const begins = head && beginsCharacter(passage, head, opening, this.around(at));
    if (begins && !(use && !head.isDescribed)) {
      this.begin(at, textOf(passage, head.name), null);
      if (this.block?.draft) sayHead(this.drafts, this.block.draft, at, passage, head);
      return;
    }
    if (use === 'heading') this.endWithHeading(at, weight);
    else if (use !== null) return;
    else if (this.readNameAfterWeight(at, passage, opening)) return;
    else if (weight || (!this.isInBlock() && isHeading(passage, opening))) this.endWithHeading(at, weight);
    else if (opening.isMarkdownHeading) this.endWithHeading(at, null);
    else this.readBody(at, passage, opening);
  }

  /** "4 boys and 3 girls": no line below says more of all of them. */
  private readSeveral(at: number, passage: Passage, content: Span, isStyled: boolean): boolean {
    const several = readSeveralKinds(passage, content, this.words);
    if (!several || !beginsSeveral(passage, several, isStyled, this.around(at), this.words)) return false;
    saySeveralKinds(this.drafts, at, passage, several, this.weight, this.words);
    this.close();
    return true;
  }

  private endWithHeading(at: number, weight: CharacterWeight | null): void {
    this.drafts.head(at);
    this.weight = weight;
    this.close();
  }

  /** "LEAD: MEERA (F, 24-32)". */
  private readNameAfterWeight(at: number, passage: Passage, opening: Opening): boolean {
    const sign = /\s?(?::|\s-\s)\s?/g;
    sign.lastIndex = opening.content.start;
    const found = sign.exec(passage.plain);
    if (!found || found.index > opening.content.start + 30) return false;
    const title = { start: opening.content.start, end: found.index };
    const weight = weightOfHeading(textOf(passage, title));
    const content = trimSpan(passage, { start: sign.lastIndex, end: opening.content.end });
    const head = weight && readHead(passage, content, this.words);
    if (!head || !(head.isDescribed || head.shape === 'capitals')) return false;
    this.begin(at, textOf(passage, head.name), null);
    const draft = this.block?.draft;
    if (!draft) return true;
    sayHead(this.drafts, draft, at, passage, head);
    const region = readRegion(passage, title, this.words, 'head');
    this.drafts.state(draft, at, passage, region.facts);
    return true;
  }

  private isInBlock(): boolean {
    return this.block !== null && !this.block.isAfterBlank;
  }

  private around(at: number): Surroundings {
    const { block } = this;
    return {
      isInBlock: this.isInBlock(),
      blockHasAge: block?.draft?.said.has('age') ?? false,
      blockIsOneLine: block?.lines === 1,
      blockIsLabelled: block?.nameLabel !== null && block !== null,
      nextDescribes: () => this.describes(at + 1),
      hasTextBelow: this.passages[at + 1] !== undefined && !this.isBlankAt(at + 1),
      isOverProse: () => this.isOverProse(at),
    };
  }

  private isBlankAt(at: number): boolean {
    const passage = this.passages[at];
    return passage === undefined || isBlank(passage);
  }

  private isOverProse(at: number): boolean {
    const below = this.passages[at + 1];
    if (!below || this.passages.slice(0, at).every(isBlank)) return false;
    const { text } = below;
    return /^\s*\p{Lu}/u.test(text) && /\p{Ll}[.!?…]/u.test(text) && text.trim().split(/\s+/).length >= 4;
  }

  /** Whether this line, or the one after a blank line, says something of a person without a name. */
  private describes(at: number): boolean {
    const passage = this.passages[this.isBlankAt(at) ? at + 1 : at];
    if (!passage || isBlank(passage) || weightOfHeading(passage.text)) return false;
    const isApart = this.isBlankAt(at);
    const { content, isBold } = this.opening(passage);
    if (readSeveralKinds(passage, content, this.words)) return false;
    if (isApart && isBold) return false;
    const [label] = readLabels(passage, content);
    if (label) return label.field !== 'name';
    const { facts, isWhole } = readRegion(passage, content, this.words, 'body');
    if (isApart || (isWhole && facts.length > 0)) return isWhole && facts.length > 0;
    const { first } = readRegion(passage, content, this.words, 'head');
    return first.some(
      ({ value, firmness }) => firmness !== 'bare' && (value.what === 'age' || value.what === 'gender'),
    );
  }

  private begin(at: number, name: string, nameLabel: string | null): void {
    const draft = this.drafts.begin(at, name, this.weight);
    this.block = { draft, nameLabel, lines: 1, isAfterBlank: false, isSpaced: false };
  }

  private readLabels(at: number, passage: Passage, labels: readonly Label[]): void {
    for (const label of labels) {
      if (label.field === 'name' && !this.isMoreOfRole(passage, label))
        this.beginLabelled(at, passage, label);
      else if (this.mayGoOn(label.field === 'note' || label.field === 'fee' ? null : label.field)) {
        this.readLabel(at, passage, label);
      } else this.close();
    }
  }

  /** "Role: lead" below a name tells how big the part is. */
  private isMoreOfRole(passage: Passage, { heading, value }: Label): boolean {
    if (!isRoleWord(heading) || !this.isInBlock() || !this.block) return false;
    const { nameLabel } = this.block;
    if (nameLabel !== null && isRoleWord(nameLabel)) return false;
    return nameLabel !== null || weightOfHeading(textOf(passage, value)) !== null;
  }

  private beginLabelled(at: number, passage: Passage, { value, heading, whole }: Label): void {
    const span = trimSpan(passage, value);
    if (span.end <= span.start) {
      this.endWithHeading(at, null);
      return;
    }
    if (this.readSeveral(at, passage, span, true)) return;
    const head = readHead(passage, span, this.words);
    const isPlain = !head || head.facts.length === 0;
    const name = textOf(passage, isPlain ? span : head.name);
    if (name.length > longestName) {
      this.close();
      return;
    }
    this.begin(at, name, heading);
    const draft = this.block?.draft;
    if (!draft || !head) return;
    const until = { ...passage, text: passage.text.slice(0, whole.end) };
    sayHead(this.drafts, draft, at, until, isPlain ? { ...head, rests: [] } : head);
  }

  private readLabel(at: number, passage: Passage, { field, heading, value, whole }: Label): void {
    const draft = this.continueBlock();
    if (!draft) return;
    const asField = field === 'name' ? 'weight' : field;
    const region: Region = isFactField(asField)
      ? readField(passage, value, asField, heading, this.words)
      : readRegion(passage, value, this.words, 'body');
    const note =
      asField === 'note' && region.rest ? noteSpan(heading, region.rest, whole) : region.rest && whole;
    sayRegion(this.drafts, draft, at, passage, { ...region, rest: note }, whole);
  }

  private readBody(at: number, passage: Passage, { content }: Opening): void {
    const isStart = this.block?.lines === 1 && this.block.draft?.said.size === 0;
    const region = readRegion(passage, content, this.words, isStart ? 'head' : 'body');
    if (!this.isInBlock() && !isStart && !(region.isWhole && this.mayGoOn(null))) {
      this.close();
      return;
    }
    const draft = this.continueBlock();
    if (draft) sayRegion(this.drafts, draft, at, passage, region, content);
  }

  /** After a blank line only what clearly is of the same character: the first facts, or those not said yet. */
  private mayGoOn(field: Label['field'] | null): boolean {
    const { block } = this;
    if (!block) return false;
    if (!block.isAfterBlank || block.isSpaced || (block.lines === 1 && block.draft?.said.size === 0))
      return true;
    return field !== null && isFactField(field) && !(block.draft?.said.has(field) ?? true);
  }

  private continueBlock(): Draft | null {
    const { block } = this;
    if (!block) return null;
    block.isSpaced = block.isAfterBlank;
    block.isAfterBlank = false;
    block.lines += 1;
    return block.draft;
  }
}

/** "Note" goes without saying; "Look" and "Wardrobe" do not. */
function noteSpan(heading: string, rest: Label['value'], whole: Label['whole']): Label['value'] {
  return isNoteHeading(heading) ? rest : whole;
}
