/** Tests mirror src/; those that start other programs or whole builds may take their time. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    coverage: { include: ['src/**/*.ts'] },
  },
})
