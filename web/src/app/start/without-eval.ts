/**
 * Our content security policy forbids eval, which zod would try. Set on zod's global config by hand, because
 * importing zod would bloat the first script.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
