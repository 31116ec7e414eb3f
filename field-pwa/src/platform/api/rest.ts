// REST calls as the person who is signed in here.
import { web } from '../session/web.ts';

export const { rest } = web;
