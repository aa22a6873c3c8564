import type { ComponentType } from 'react';
import type { SectionName } from '../specimen-section.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import { CardSpecimens } from './card-specimens.tsx';
import { ColourSpecimens } from './colour-specimens.tsx';
import { ControlSpecimens } from './control-specimens.tsx';
import { FactSpecimens } from './fact-specimens.tsx';
import { SpaceSpecimens } from './space-specimens.tsx';
import { StatusSpecimens } from './status-specimens.tsx';
import { TypeSpecimens } from './type-specimens.tsx';
import { WaitingSpecimens } from './waiting-specimens.tsx';

export const sections: readonly { name: SectionName; Specimen: ComponentType }[] = [
  { name: 'type', Specimen: TypeSpecimens },
  { name: 'colour', Specimen: ColourSpecimens },
  { name: 'space', Specimen: SpaceSpecimens },
  { name: 'cards', Specimen: CardSpecimens },
  { name: 'statuses', Specimen: StatusSpecimens },
  { name: 'facts', Specimen: FactSpecimens },
  { name: 'actions', Specimen: ActionSpecimens },
  { name: 'controls', Specimen: ControlSpecimens },
  { name: 'waiting', Specimen: WaitingSpecimens },
];
