import type { CharacterDraft } from './breakdown.ts';
import type { FactValue } from './facts.ts';

function addLanguage({ languages }: CharacterDraft, id: number, level: FactLevel): void {
  const known = languages.find((language) => language.language_id === id);
  if (!known) languages.push({ language_id: id, ...(level ? { level } : {}) });
  else if (level) known.level ??= level;
}
type FactLevel = Extract<FactValue, { what: 'language' }>['level'];

/** Sets what a fact says, whatever was there before. */
export function applyFact(character: CharacterDraft, value: FactValue): void {
  switch (value.what) {
    case 'age':
      character.playing_age_min = value.min;
      character.playing_age_max = value.max;
      break;
    case 'gender':
      character.gender_id = value.id;
      break;
    case 'language':
      addLanguage(character, value.id, value.level);
      break;
    case 'skill':
      if (!character.skill_ids.includes(value.id)) character.skill_ids.push(value.id);
      break;
    case 'wanted':
      character.wanted = value.count;
      break;
    case 'weight':
      character.weight = value.weight;
      break;
    case 'fee':
      character.fee = { paise: value.paise, per: value.per };
      break;
    case 'height':
      character.height_min_mm = value.min;
      character.height_max_mm = value.max;
      break;
  }
}

export function saysAlready(character: CharacterDraft, value: FactValue): boolean {
  switch (value.what) {
    case 'age':
      return character.playing_age_min === value.min && character.playing_age_max === value.max;
    case 'gender':
      return character.gender_id === value.id;
    case 'wanted':
      return character.wanted === value.count;
    case 'weight':
      return character.weight === value.weight;
    case 'fee':
      return character.fee?.paise === value.paise && character.fee.per === value.per;
    case 'height':
      return character.height_min_mm === value.min && character.height_max_mm === value.max;
    default:
      return false;
  }
}
