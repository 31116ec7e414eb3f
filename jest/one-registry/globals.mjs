// What '@jest/globals' gives to a test file: its own, so each file has its own copy of this module.
import environment from './environment.cjs';

export const { jest } = environment;
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globalThis;
