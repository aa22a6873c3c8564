import { namesByFormat, shortFormatCharacters, unseenCharacters } from './data/format-characters.ts';
import type { CharacterScript } from './data/scripts.ts';
import { storyCharacters, traits } from './data/story-characters.ts';
import type { Random } from './random.ts';

const special = [...shortFormatCharacters, ...unseenCharacters];

/** Picks characters at random; none is picked twice before all have been picked once. */
export function characterPicker(random: Random) {
  let stories: CharacterScript[] = [];
  let secondLines: string[] = [];
  const nextStory = () => {
    if (stories.length === 0) stories = random.shuffle(storyCharacters);
    return stories.splice(0, 1);
  };
  const nextTrait = () => {
    if (secondLines.length === 0) secondLines = random.shuffle(traits);
    return secondLines.pop() ?? '';
  };
  return (type: string): CharacterScript[] => {
    const names = namesByFormat[type];
    if (names) {
      const fitting = special.filter(({ name }) => names.includes(name));
      return random.sample(fitting, random.int(2, 3));
    }
    const dealt = Array.from({ length: random.int(2, 6) }, nextStory).flat();
    return dealt.map((script) => ({ ...script, brief: `${script.brief} ${nextTrait()}` }));
  };
}
