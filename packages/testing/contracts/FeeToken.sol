// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A token that keeps three percent of whatever moves: less arrives than was sent.
contract FeeToken is ERC20("Fee Token", "FEE") {
    constructor() {
        _mint(msg.sender, 1_000_000 ether);
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 fee = from == address(0) || to == address(0) ? 0 : (value * 3) / 100;
        super._update(from, to, value - fee);
        if (fee > 0) super._update(from, address(this), fee);
    }
}
