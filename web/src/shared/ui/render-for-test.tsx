import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import '../i18n/i18n.ts';

/** A component with the least it needs around it. */
export const renderForTest = (component: ReactNode) => render(<MemoryRouter>{component}</MemoryRouter>);
