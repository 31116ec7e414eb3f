// /metrics of the edge: what is under way within each limit, what was refused for it, and which connections were cut.
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Bounds } from './bounds.ts';
import type { ConnectionWatch } from './connection-watch.ts';

export function showBounds(registry: Registry, bounds: Bounds): void {
  const all = Object.values(bounds);
  new Gauge({
    name: 'lotline_under_way',
    help: 'What is held at this moment: requests, large bodies, bytes of large answers that are not yet read',
    labelNames: ['of'],
    registers: [registry],
    collect() {
      for (const { name, taken } of all) this.set({ of: name }, taken);
    },
  });
  new Counter({
    name: 'lotline_under_way_refused_total',
    help: 'Refused since one holder (each) or all together (all) had too much under way',
    labelNames: ['of', 'bound'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, refused } of all) {
        this.inc({ of: name, bound: 'each' }, refused.each);
        this.inc({ of: name, bound: 'all' }, refused.all);
      }
    },
  });
}

export function showCuts(registry: Registry, { cut }: ConnectionWatch): void {
  new Counter({
    name: 'lotline_connections_cut_total',
    help: 'Connections cut since their other end went still: an answer unread, a body unfinished after its answer',
    labelNames: ['why'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ why: 'unread' }, cut.unread);
      this.inc({ why: 'unfinished' }, cut.unfinished);
    },
  });
}
