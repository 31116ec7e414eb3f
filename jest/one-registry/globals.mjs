// What '@jest/globals' gives to a test file.
import environment from './environment.cjs';

export const { jest } = environment;
