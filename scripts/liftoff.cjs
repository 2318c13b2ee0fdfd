// For servers that live as long as a test: compiles the embedded database fast and once, where Node would
// optimize it as well, which takes a core for a second (https://v8.dev/blog/liftoff).
require('node:v8').setFlagsFromString('--liftoff-only')
