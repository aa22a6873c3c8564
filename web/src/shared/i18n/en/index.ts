import { controls } from './controls.ts';
import { notBuilt, pages, parts } from './pages.ts';
import { shell } from './shell.ts';
import { status } from './status.ts';
import { talentCard } from './talent-card.ts';

/** What the first screen needs. Pages that load later bring their own namespace with them. */
export const en = { shell, controls, status, talentCard, pages, parts, notBuilt };
