#!/usr/bin/env node
import { run } from './run.ts'

process.exitCode = await run({
  words: process.argv.slice(2),
  terminal: { input: process.stdin, output: process.stdout },
  errors: process.stderr,
})
