import type { ReferenceGroup } from './reference-item.ts';
import { actionSkills } from './skills-action.ts';
import { craftSkills } from './skills-craft.ts';
import { danceSkills } from './skills-dance.ts';
import { musicSkills } from './skills-music.ts';
import { sportSkills } from './skills-sport.ts';
import { stageSkills } from './skills-stage.ts';
import { traditionalStageSkills } from './skills-traditional-stage.ts';
import { voiceAndPresentingSkills } from './skills-voice-and-presenting.ts';

export const skills: readonly ReferenceGroup[] = [
  ...danceSkills,
  ...musicSkills,
  ...actionSkills,
  ...sportSkills,
  ...stageSkills,
  ...voiceAndPresentingSkills,
  ...traditionalStageSkills,
  ...craftSkills,
];
