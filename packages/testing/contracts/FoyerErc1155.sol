// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @notice Keys, many of each kind, whose metadata and picture live on the chain.
contract FoyerErc1155 is ERC1155, Ownable {
    using Strings for uint256;

    string public constant name = "Foyer Keys";

    constructor() ERC1155("") Ownable(msg.sender) {}

    function mint(address to, uint256 id, uint256 value) external onlyOwner {
        _mint(to, id, value, "");
    }

    function uri(uint256 id) public pure override returns (string memory) {
        string memory image = string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
            '<path fill="#eee" d="M0 0h64v64H0z"/><g fill="none" stroke-width="6" stroke="hsl(',
            ((id * 47) % 360).toString(),
            ' 60% 40%)"><circle cx="22" cy="32" r="9"/><path d="M31 32h23v9M44 32v7"/></g></svg>'
        );
        return string.concat(
            "data:application/json;base64,",
            Base64.encode(
                bytes(
                    string.concat(
                        '{"name":"Key #',
                        id.toString(),
                        '","description":"A key of the Foyer local stack.",',
                        '"image":"data:image/svg+xml;base64,',
                        Base64.encode(bytes(image)),
                        '"}'
                    )
                )
            )
        );
    }
}
