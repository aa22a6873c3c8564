/**
 * Our content security policy forbids making code from text. The schemas of the contract would try it and be
 * reported; this is where they look up that they should not. Set by hand, because importing their library for
 * one setting costs the first script more than our whole header.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
