import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import '../i18n/i18n.ts';

/** Renders with the providers that every component needs. */
export const renderForTest = (component: ReactNode) => render(<MemoryRouter>{component}</MemoryRouter>);
