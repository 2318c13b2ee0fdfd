import type {} from '@foyer/elements/types/svelte'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.querySelector('#app')
if (target) mount(App, { target })
