// Written by contract/test/calls-for-browsers.test.ts. Method and path of every endpoint of this area.
export * from './calls/availability.ts';
export * from './calls/comp-cards.ts';
export * from './calls/dashboard.ts';
export * from './calls/gallery.ts';
export * from './calls/media.ts';
export * from './calls/profile-editor/body.ts';
export * from './calls/profile-editor/past-work.ts';
export * from './calls/profile-editor/payload.ts';
export * from './calls/profile-editor/skills.ts';
export * from './calls/recruiter-profiles.ts';
export * from './calls/recruiter-verification.ts';
export * from './calls/reports.ts';
export * from './calls/talent-addresses.ts';
export * from './calls/talent-profiles/views.ts';
