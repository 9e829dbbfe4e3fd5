import type { Listeners } from '../../platform/events.ts';
import type { SampleService } from './service.ts';

/** A new account finds the samples in it; without them it is still an account. */
export const sampleListeners = ({ samples }: { samples: SampleService }): Listeners => ({
  module: 'sample',
  apart: { 'user.joined': (tx, { userId }) => samples.addTo(tx, userId) },
});
