import type { CardLook } from '@callboard/contract/people/comp-cards';
import { drawPage } from '../../../platform/sheets/draw-page.ts';
import { drawPicture } from '../../../platform/sheets/draw-picture.ts';
import type { Photo } from '../../../platform/sheets/sheet.ts';
import type { Typefaces } from '../../../platform/sheets/typefaces.ts';
import { createTypesetter } from '../../../platform/sheets/typesetter.ts';
import type { CompCardContent } from './card-content.ts';
import { cardColours } from './card-looks.ts';
import { layCompPage } from './comp-page.layout.ts';
import { compPicture, layCompPicture } from './comp-picture.layout.ts';

/** Below this a chat sends a picture as it is. */
export const maxPictureBytes = 500_000;

/** Both forms of a comp card, from the same words and photos. */
export async function drawCompCard(
  typefaces: Typefaces,
  { look, content, photos }: { look: CardLook; content: CompCardContent; photos: readonly Photo[] },
): Promise<{ readonly pdf: Buffer; readonly picture: Buffer }> {
  const desk = { setter: createTypesetter(typefaces), colours: cardColours[look] };
  const [cover, ...others] = photos;
  const page = layCompPage(desk, content, { cover, others });
  const sheet = layCompPicture(desk, content, { cover, others });
  const { pixelsPerPoint } = compPicture;
  return {
    pdf: await drawPage(page, { typefaces, title: `${content.name}, comp card`, author: content.name }),
    picture: await drawPicture(sheet, { typefaces, pixelsPerPoint, maxBytes: maxPictureBytes }),
  };
}
