// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// @notice Keys, many of each kind, whose metadata lives on the chain.
contract FoyerErc1155 is ERC1155, Ownable {
    constructor()
        ERC1155(
            'data:application/json,{"name":"Key {id}","description":"A key of the Foyer local stack."}'
        )
        Ownable(msg.sender)
    {}

    function mint(address to, uint256 id, uint256 value) external onlyOwner {
        _mint(to, id, value, "");
    }
}
