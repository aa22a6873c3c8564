import { CastingsPage } from '../../../features/casting/castings/index.ts';

export const Component = CastingsPage;
